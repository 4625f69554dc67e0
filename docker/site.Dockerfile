# The images of the site: --target api or gateway.
# Tags are exact. Whoever publishes images pins what the tags name today: docker buildx imagetools inspect node:24.22.1-bookworm-slim
# shows the digest, and --build-arg NODE=node:24.22.1-bookworm-slim@sha256:… builds on it.
ARG NODE=node:24.22.1-bookworm-slim

# What npm needs to install everything, whatever workspaces there are: a change elsewhere installs nothing anew.
FROM ${NODE} AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests && cp --parents package*.json .npmrc */package.json packages/*/package.json packages/*/*/package.json packages/build/bin/verse.mjs /manifests

FROM ${NODE} AS workspace
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci
COPY . .

FROM workspace AS api-build
RUN npm run build -- api

FROM workspace AS gateway-build
# The shell runs from the image. Sections are copied into a volume, where releases of the registry join them.
RUN npm run build -- shell mf-* && mkdir image && mv .releases/shell image/shell && mv .releases image/sections \
  && (cd image && ls -d sections/*/*/ > releases.txt)

# What runs has no tools to build or to install with.
FROM ${NODE} AS runtime
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn*
WORKDIR /app

FROM workspace AS api-modules
RUN npm ci --omit=dev --workspace api && mkdir -p api/node_modules

FROM workspace AS gateway-modules
RUN npm ci --omit=dev --workspace shell && mkdir -p shell/node_modules

FROM runtime AS api
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/app/.data
COPY --from=api-modules /app/node_modules node_modules
COPY --from=api-modules /app/api/node_modules api/node_modules
COPY --from=api-build /app/api/dist api/dist
COPY --from=api-build /app/api/content api/content
# What it keeps lies in a volume, which takes over this owner.
RUN install -d -o node -g node -m 700 .data
VOLUME /app/.data
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/server/main.cjs"]

FROM runtime AS gateway
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 RELEASES_DIR=/app/.releases
COPY --from=gateway-modules /app/node_modules node_modules
COPY --from=gateway-modules /app/shell/node_modules shell/node_modules
COPY --from=gateway-build /app/image image
COPY docker/start-gateway.sh ./
# A named volume takes over this owner.
RUN install -d -o node -g node .releases
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "start-gateway.sh"]
