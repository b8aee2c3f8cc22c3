import path from "node:path";
import type { Finding } from "../cluster/sharing.ts";
import { goBackToMoment } from "./back-to-a-moment.ts";
import { rotateLog } from "./log-rotation.ts";
import { backUpFromReplica, moveToAnotherMachine, moveToServerAndBack } from "./moves.ts";
import { takeNewerPostgres } from "./new-major.ts";
import { partitionClicks } from "./partitioned-clicks.ts";
import { updateSeveral } from "./several-machines.ts";
import { replacePrimary } from "./standbys.ts";

type Guide = (folder: string, port: number) => Promise<Finding[]>;

const GUIDES: Readonly<Record<string, Guide>> = {
  moveToServerAndBack,
  moveToAnotherMachine,
  backUpFromReplica,
  goBackToMoment,
  replacePrimary,
  takeNewerPostgres,
  partitionClicks,
  rotateLog,
  updateSeveral,
};
/** A guide takes three ports at most. */
const PORTS_EACH = 3;

/** Walks every guide in a folder of its own, one after the other; what breaks off is a finding too. */
export async function walkGuides(folder: string, firstPort: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [place, [name, walk]] of Object.entries(GUIDES).entries()) {
    try {
      findings.push(...(await walk(path.join(folder, name), firstPort + place * PORTS_EACH)));
    } catch (error) {
      findings.push({ what: `guide: ${name}`, isSo: false, measured: (error as Error).message });
    }
  }
  return findings;
}
