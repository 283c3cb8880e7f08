#!/bin/sh
# Starts pebble, a certificate authority for tests, and makes it certbot's, in place of Let's Encrypt, which cannot reach a
# machine without a public name. It checks the name as that does: by a request to port 80.
set -e
name=$1
printf '127.0.0.1 localhost %s\n' "$name" >/etc/hosts
mkdir -p /etc/pebble /etc/letsencrypt
cd /etc/pebble
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout key.pem -out cert.pem \
  -subj /CN=localhost -addext subjectAltName=DNS:localhost
cat >config.json <<'CONFIG'
{
  "pebble": {
    "listenAddress": "127.0.0.1:14000",
    "managementListenAddress": "127.0.0.1:15000",
    "certificate": "/etc/pebble/cert.pem",
    "privateKey": "/etc/pebble/key.pem",
    "httpPort": 80,
    "tlsPort": 443
  }
}
CONFIG
printf 'server = https://localhost:14000/dir\nno-verify-ssl = true\n' >/etc/letsencrypt/cli.ini
PEBBLE_VA_NOSLEEP=1 setsid pebble -config config.json </dev/null >/var/log/pebble.log 2>&1 &
curl --silent --fail --insecure --retry 30 --retry-connrefused --retry-delay 1 --output root.pem https://localhost:15000/roots/0
