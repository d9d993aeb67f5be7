# One Courtier server from the wheel that `make wheel` built; the build's context is dist/.
ARG PYTHON_IMAGE
FROM ${PYTHON_IMAGE}
COPY courtier-*.whl /tmp/
RUN pip install --no-cache-dir "$(echo /tmp/courtier-*.whl)[postgres]" && rm /tmp/*.whl && useradd --create-home courtier
USER courtier
EXPOSE 8000
# the proxy is believed because it is the only one on this network that reaches the port
CMD ["sh", "-c", "exec courtier serve --host 0.0.0.0 --db \"$COURTIER_DB\" --node \"$COURTIER_NODE\" --proxy 172.16.0.0/12 --proxy 192.168.0.0/16"]
