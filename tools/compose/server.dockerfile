# One Courtier server from a wheel that was built by `make wheel`.
ARG PYTHON_IMAGE
FROM ${PYTHON_IMAGE}
COPY constraints.txt dist/courtier-*.whl /tmp/
RUN pip install --no-cache-dir -c /tmp/constraints.txt "$(echo /tmp/courtier-*.whl)[postgres]" \
    && rm /tmp/constraints.txt /tmp/courtier-*.whl && useradd --create-home courtier
USER courtier
EXPOSE 8000
# the proxy is believed because it is the only one on this network that reaches the port
CMD ["sh", "-c", "exec courtier serve --host 0.0.0.0 --db \"$COURTIER_DB\" --node \"$COURTIER_NODE\" --proxy 172.16.0.0/12 --proxy 192.168.0.0/16"]
