import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../postgres-cluster.ts";
import { listens } from "../proxies/proxies.ts";
import { endWithUs, makeTemporaryFolder } from "../temporary.ts";
import { startImap, type ImapServer } from "./imap.ts";

const PROGRAM = "/usr/sbin/dovecot";
const STATES = ["tmp", "new", "cur"];

/** Whether Debian's Dovecot (dovecot-imapd) is installed and this process may start it. */
const hasDovecot = process.getuid?.() === 0 && spawnSync(PROGRAM, ["--version"]).status === 0;

/** Starts Dovecot if it is installed, otherwise the npm package `hoodiecrow-imap`. */
export function startMailbox(): Promise<ImapServer> {
  return hasDovecot ? startDovecot() : startImap();
}

/** Starts Dovecot, which accepts only TLS, and only the user "user" with the password "p@ss". */
async function startDovecot(): Promise<ImapServer> {
  const port = await freePort();
  const folder = makeTemporaryFolder("dovecot-");
  const mailbox = join(folder, "mail");
  const [, uid = "", gid = ""] =
    /^mail:[^:]*:(\d+):(\d+)/m.exec(
      spawnSync("getent", ["passwd", "mail"], { encoding: "utf8" }).stdout,
    ) ?? [];
  for (const state of STATES) mkdirSync(join(mailbox, state), { recursive: true });
  for (const path of [mailbox, ...STATES.map((state) => join(mailbox, state))])
    chownSync(path, Number(uid), Number(gid));
  chmodSync(folder, 0o755);
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const request = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -out";
  spawnSync("openssl", [...request.split(" "), certificate, "-keyout", key]);
  const config = join(folder, "dovecot.conf");
  writeFileSync(
    config,
    `base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${certificate}
ssl_key = <${key}
first_valid_uid = 1
mail_location = maildir:${mailbox}
service imap-login {
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
  }
}
passdb {
  driver = static
  args = password=p@ss
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
`,
  );
  let running: ChildProcess | undefined;
  let delivered = 0;
  const server: ImapServer = {
    url: `imaps://user:p%40ss@127.0.0.1:${port}`,
    deliver(raw) {
      delivered += 1;
      // Dovecot expects complete files in this folder, so the file is written in one step.
      const path = join(mailbox, "new", `${Date.now()}.${delivered}.test`);
      writeFileSync(path, raw.replace(/\r?\n/g, "\r\n"));
      chownSync(path, Number(uid), Number(gid));
    },
    async close() {
      const closing = running;
      running = undefined;
      if (!closing) return;
      closing.kill();
      await once(closing, "exit");
    },
    async reopen() {
      running = spawn(PROGRAM, ["-F", "-c", config], { stdio: "ignore" });
      endWithUs(running, "SIGTERM");
      while (!(await listens(port))) {
        if (running.exitCode !== null) throw new Error(`Dovecot does not start: ${folder}/log`);
        await setTimeout(50);
      }
    },
  };
  await server.reopen();
  return server;
}
