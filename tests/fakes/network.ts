import { once } from "node:events";
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";

/** What lies between somebody and a server, and can be cut: then nothing comes through and nobody is told, as when a cable is pulled. */
export interface Network {
  /** Where the server can be reached through it, on 127.0.0.1. */
  port: number;
  cut(): void;
  /** What has been said meanwhile comes through now. */
  mend(): void;
  close(): Promise<void>;
}

/** Starts one before the server at `target`, on a free port unless one is given. */
export async function startNetwork(target: NetConnectOpts, port = 0): Promise<Network> {
  let isCut = false;
  const sockets = new Set<Socket>();
  /** Those whose other side went while the network was cut. */
  const orphans = new Set<Socket>();

  function watch(socket: Socket, other: Socket): void {
    sockets.add(socket);
    if (isCut) socket.pause();
    socket.on("data", (bytes) => {
      if (!other.write(bytes)) socket.pause();
    });
    other.on("drain", () => {
      if (!isCut) socket.resume();
    });
    socket.on("error", () => other.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      // While it is cut, the other side does not even learn that.
      if (isCut) orphans.add(other);
      else other.destroy();
    });
  }

  const server = createServer((near) => {
    const far = connect(target);
    watch(near, far);
    watch(far, near);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend() {
      isCut = false;
      for (const socket of orphans) socket.destroy();
      orphans.clear();
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
