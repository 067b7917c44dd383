# The site as an image: docs/operating.md, "In a container". The last stage runs no command, so that an image
# for another processor is built without emulating that processor.
ARG NODE=node:26.11.1-bookworm-slim@sha256:86f07bc9c5dce4578cf37e5a418b7bfc7f817cda25cde66e2b66e95ed86c4567
ARG DEBIAN=debian:bookworm-slim@sha256:7b140f374b289a7c2befc338f42ebe6441b7ea838a042bbd5acbfca6ec875818

FROM --platform=$BUILDPLATFORM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false --omit=dev --no-audit --no-fund
COPY . .
# The version that /healthz and the back office show: --build-arg COMMIT="$(git describe --always --dirty --exclude='*')"
ARG COMMIT=
ARG COMMIT_DATE=
RUN node scripts/build.ts

FROM --platform=$BUILDPLATFORM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Optional packages are left out, because one of them is a second Node. The list of parts is written first: the
# packages that are removed afterwards are still in the image, as part of the server's built files.
RUN npm ci --workspaces=false --omit=dev --omit=optional --no-audit --no-fund \
  && npm pkg delete workspaces devDependencies optionalDependencies \
  && npm sbom --sbom-format=cyclonedx > sbom.cdx.json \
  && npm uninstall --no-save --no-audit --no-fund \
    vite @react-router/dev @tailwindcss/vite tailwindcss lucide-react simple-icons openai drizzle-orm zod jose web-vitals \
    @fontsource-variable/bricolage-grotesque @fontsource-variable/figtree @react-email/body @react-email/button \
    @react-email/container @react-email/head @react-email/html @react-email/preview @react-router/node \
  && rm -r node_modules/@electric-sql/pglite/dist/*.cjs node_modules/gsap/dist node_modules/gsap/src \
  && find node_modules -type d -name test -prune -exec rm -r {} + \
  && find node_modules -type f -regex '.*\.\(map\|md\|[cm]?ts\|profiling\.js\)' -delete \
  && find node_modules/gsap -maxdepth 1 -name '*.js' -regex '.*/[A-Z].*' \
    ! -name CSSPlugin.js ! -name ScrollTrigger.js ! -name Observer.js -delete \
  && rm node_modules/react-dom/cjs/react-dom-*.development.js \
  && find node_modules/@electric-sql/pglite/dist -name '*.tar.gz' ! -name pg_trgm.tar.gz -delete \
  && mkdir -p /volume/data && chmod 700 /volume/data

FROM ${NODE} AS node

FROM ${DEBIAN} AS site
COPY --from=packages --chown=1000:1000 /volume /
COPY --from=node /usr/lib/*/libatomic.so.1 /usr/lib/
COPY --from=node /usr/local/bin/node /usr/local/bin/
WORKDIR /app
COPY --from=packages /app/sbom.cdx.json ./
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
# /healthz does not check the database. If it did, Docker would restart the container while the database is away, which
# helps nobody.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/server.js"]
