import { parentPort } from "node:worker_threads";
import { learnOthers } from "./learn.ts";

/* The build runs this file in a second thread (`learn.ts`). */
parentPort?.postMessage(learnOthers());
