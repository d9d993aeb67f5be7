# Serves the table from the compiled wheel:
#   docker build -t courtier . && docker run -p 8000:8000 -v courtier:/data courtier
# Other settings come after the image's name, in place of the last line: courtier --db postgresql://...

FROM node:20-slim AS client
WORKDIR /courtier
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web ci
COPY web web
COPY src src
RUN npm --prefix web run build

FROM python:3.11-slim AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /courtier
COPY constraints.txt .
RUN pip install --no-cache-dir -c constraints.txt setuptools wheel mypy
COPY . .
COPY --from=client /courtier/src/courtier/static src/courtier/static
RUN COURTIER_STRICT=1 pip wheel --no-deps --no-build-isolation -w dist .

FROM python:3.11-slim
RUN --mount=type=bind,from=wheel,source=/courtier,target=/courtier \
    pip install --no-cache-dir -c /courtier/constraints.txt "$(echo /courtier/dist/courtier-*.whl)[postgres]" \
    && useradd --create-home courtier && install -d -o courtier /data
USER courtier
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz')"]
ENTRYPOINT ["courtier", "serve", "--host", "0.0.0.0"]
CMD ["--db", "/data/courtier.sqlite3"]
