# A test checks that this Node version is the one in package-lock.json.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No package needs an install script.
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.ts

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The Node among the packages is for machines without Node; the image has its own.
RUN npm ci --ignore-scripts --omit=dev && rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/node-darwin-* node_modules/node-win-*

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production APP_ENV=production DATA_DIR=/data PORT=3000
ENV NODE_OPTIONS="--max-semi-space-size=16 --max-old-space-size=1536" MALLOC_ARENA_MAX=2
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/messages messages
COPY package.json server.ts open-application.ts create-runtime.ts ./
COPY app app
COPY domain domain
COPY platform platform
COPY db db
COPY scripts scripts
# The only writable folder: uploaded files, and the embedded database if there is no server.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell or npm in between, so that the stop signal reaches the server.
STOPSIGNAL SIGTERM
CMD ["node", "build/server/server.js"]
