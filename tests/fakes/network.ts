import { once } from "node:events";
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";

/** A network path to a server that can be cut: then no data passes and no side is notified, as when a cable is pulled. */
export interface Network {
  /** The port of 127.0.0.1 at which the server can be reached through it. */
  port: number;
  cut(): void;
  /** Cuts the connections that are open; new ones pass. */
  cutOpened(): void;
  /** Restores the connection; data sent meanwhile is delivered now. */
  mend(): void;
  close(): Promise<void>;
}

/** Starts a network path to the server at `target`, on a free port unless one is given. */
export async function startNetwork(target: NetConnectOpts, port = 0): Promise<Network> {
  let isCut = false;
  const sockets = new Set<Socket>();
  /** Sockets whose other side closed while the network was cut. */
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
      // While the network is cut, the other side is not notified of that either.
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
    cutOpened() {
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
