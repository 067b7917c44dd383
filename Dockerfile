# The site as an image: docs/operating.md, "In a container". What RUN does stays below WORKDIR, so that
# `npm run chaos -- deploy` can run each stage on a machine without a container engine.
ARG NODE=node:26.11.1-bookworm-slim@sha256:86f07bc9c5dce4578cf37e5a418b7bfc7f817cda25cde66e2b66e95ed86c4567

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false --omit=dev --no-audit --no-fund
COPY . .
# What /healthz and the back office name: --build-arg COMMIT="$(git describe --always --dirty --exclude='*')"
ARG COMMIT=
ARG COMMIT_DATE=
RUN node scripts/build.ts

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The Node that the registry brings is one of the optional packages; the image has its own.
# Only the build reads the packages that are uninstalled: the built server holds what it needs of them.
RUN npm ci --workspaces=false --omit=dev --omit=optional --no-audit --no-fund \
  && npm uninstall --no-save --workspaces=false --omit=dev --omit=optional --no-audit --no-fund \
    vite @react-router/dev @tailwindcss/vite tailwindcss lucide-react simple-icons openai

FROM ${NODE} AS site
WORKDIR /data
RUN chown 1000:1000 . && chmod 700 .
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json LICENSE ./
COPY templates templates
ENV NODE_ENV=production
ENV DATA_DIR=/data
ENV PORT=3000
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Lives, not ready: a container that is started anew for its database being away helps nobody.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/server.js"]
