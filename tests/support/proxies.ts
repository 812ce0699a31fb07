import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** How the proxies that a server may stand behind are run. */
const KINDS = {
  /** Keeps its connections to the server, and reads a body to its end before it passes it on. */
  nginx: { program: "nginx", start: (folder, to) => startNginx(folder, to, "on") },
  /** Likewise, but passes a body on as it comes, in chunks where it comes so. */
  "nginx, unbuffered": { program: "nginx", start: (folder, to) => startNginx(folder, to, "off") },
  /** With the file that we deliver. */
  Caddy: { program: "caddy", start: startCaddy },
} as const satisfies Readonly<Record<string, Kind>>;

interface Kind {
  readonly program: string;
  /** @param to host and port */
  readonly start: (folder: string, to: string) => Promise<ChildProcess>;
}

export type ProxyKind = keyof typeof KINDS;

export const PROXY_KINDS = Object.keys(KINDS) as readonly ProxyKind[];

/** A real proxy, as a process of its own. */
export interface Proxy {
  /** The Unix socket that it listens on. */
  readonly socketPath: string;
  stop(): Promise<void>;
}

/** Whether its program is on this machine. */
export function hasProxy(kind: ProxyKind): boolean {
  return spawnSync(KINDS[kind].program, [kind === "Caddy" ? "version" : "-v"]).error === undefined;
}

/** @param url of the server that it stands before */
export async function startProxy(kind: ProxyKind, url: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-proxy-"));
  const socketPath = join(folder, "proxy.sock");
  const child = await KINDS[kind].start(folder, new URL(url).host);
  const ended = once(child, "exit");
  async function stop(): Promise<void> {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
  while (!(await answers(socketPath))) {
    if (child.exitCode !== null) throw new Error(`${kind} did not start`);
    await setTimeout(10);
  }
  return { socketPath, stop };
}

async function startNginx(folder: string, to: string, buffering: "on" | "off"): Promise<ChildProcess> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off;
    ${process.getuid?.() === 0 ? "user root;" : "# As whoever starts it: its folder is nobody else's."}
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
      client_max_body_size 64m;
      upstream server { server ${to}; keepalive 8; }
      server {
        listen unix:${folder}/proxy.sock;
        location / {
          proxy_pass http://server;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_request_buffering ${buffering};
        }
      }
    }`,
  );
  const settings = ["-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
  return spawn("nginx", settings, { stdio: "ignore" });
}

async function startCaddy(folder: string, to: string): Promise<ChildProcess> {
  const ours = await readFile(join(import.meta.dirname, "../../api/deploy/Caddyfile"), "utf8");
  const here = `{
    admin off
    auto_https off
    default_bind unix/${folder}/proxy.sock
  }
  `;
  const file = join(folder, "Caddyfile");
  await writeFile(file, here + ours.replace("server:3000", to));
  return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    env: { PATH: process.env.PATH, SITE_HOST: "http://", HOME: folder },
    stdio: "ignore",
  });
}

async function answers(socketPath: string): Promise<boolean> {
  if (!existsSync(socketPath)) return false;
  const socket = connect(socketPath);
  const isOpen = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
