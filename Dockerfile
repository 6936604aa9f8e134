# docker build -t lapak . (docs/deployment.md, "A container")
ARG NODE=22.23.3

FROM node:${NODE}-bookworm AS build
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund && npm run -s build && node ops/image-folder.mjs /image

FROM node:${NODE}-bookworm-slim
# pg_dump and pg_restore for backups; of a server that is newer than theirs they make none.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /data
COPY --from=build /image /app
WORKDIR /app
USER node
# All that is written besides is in /tmp.
ENV NODE_ENV=production DATA_DIR=/data DEPLOY_DIR=/data/deploy npm_config_cache=/tmp/npm
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "--import", "tsx", "scripts/start.mjs"]
