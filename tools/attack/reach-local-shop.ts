// Loaded into the attacked server before its own code: the shop of the attack has a public address there, and a connection to that leads to
// this machine. Everything that the server itself checks of names and addresses stays as it is.
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const HOST = "shop.attack";
/** An address of the internet that nobody asks here. */
const PUBLIC_ADDRESS = "93.184.215.14";

type Lookup = typeof dns.lookup;
type Told = (error: Error | null, address: string | dns.LookupAddress[], family?: number) => void;

const lookup = dns.lookup;
dns.lookup = ((hostname: string, options: dns.LookupAllOptions, tell: Told) => {
  if (hostname !== HOST) return lookup(hostname, options, tell as never);
  if (options.all) tell(null, [{ address: PUBLIC_ADDRESS, family: 4 }]);
  else tell(null, PUBLIC_ADDRESS, 4);
}) as Lookup;

const connect = net.connect;
net.connect = ((options: net.TcpNetConnectOpts, ...rest: never[]) => {
  if (options.host !== HOST) return connect(options, ...rest);
  // The server's own look-up still says whether the address may be asked.
  const socket = new net.Socket();
  options.lookup?.(HOST, { all: true }, (error) => {
    if (error !== null) socket.destroy(error);
    else socket.connect({ port: Number(process.env.ATTACK_SHOP_PORT), host: "127.0.0.1" });
  });
  return socket;
}) as typeof net.connect;

syncBuiltinESMExports();
