import { firstOfMany } from "./care/first-of-many.ts";
import { commandFromText, markupFromText, promptFromText, sqlFromText } from "./care/strangers.ts";
import { retriesIrrevocable, sendsBeforeItRemembers } from "./care/twice.ts";
import { blockedCode } from "./code/blocked-code.ts";
import { missingEquals } from "./code/missing-equals.ts";
import { laterReference, unknownReference } from "./code/references.ts";
import { unreadableCode } from "./code/unreadable-code.ts";
import { brokenConnections } from "./connections/broken-connections.ts";
import { connectionIds } from "./connections/connection-ids.ts";
import { duplicateNames } from "./connections/duplicate-names.ts";
import { impossiblePorts } from "./connections/impossible-ports.ts";
import { idleTrigger, neverRuns, nothingConnected, nothingStarts } from "./connections/starts.ts";
import { missingSubNode } from "./connections/sub-nodes.ts";
import { misspeltField, missingField, unknownChoice, wrongType } from "./fields/parameters.ts";
import { standInLeft } from "./fields/stand-ins.ts";
import { lostSettings } from "./fields/lost-settings.ts";
import { overviewNote, sectionNotes } from "./library/notes.ts";
import {
  defaultName,
  executionOrder,
  newerThanOldest,
  overlaps,
  unknownField,
} from "./library/style.ts";
import { noAccount } from "./nodes/accounts.ts";
import { blockedNode } from "./nodes/blocked.ts";
import { switchedOffModel } from "./nodes/switched-off-models.ts";
import {
  communityNode,
  outdatedNode,
  removedNode,
  unknownNode,
  unknownVersion,
} from "./nodes/unknown-node.ts";
import type { Rule } from "./rule.ts";
import { localAddress, needsAnotherWorkflow } from "./running/elsewhere.ts";
import {
  errorOutputNowhere,
  errorPathEnds,
  errorReachesNobody,
  failureAsSuccess,
} from "./running/errors.ts";
import { endlessLoop, loopWired } from "./running/loops.ts";
import { noTimeZone, tooOften } from "./running/schedules.ts";
import {
  branchWithoutAnswer,
  formWithAnswer,
  missingAnswer,
  openWebhook,
  sameWebhookPath,
} from "./running/webhooks.ts";
import { installationMarks, pinnedData } from "./share/marks.ts";
import { ownResources, personalData } from "./share/personal-data.ts";
import { secretInFile } from "./share/secrets.ts";

/** Within a level, findings are told in this order. */
export const RULES: readonly Rule[] = [
  connectionIds,
  nothingConnected,
  nothingStarts,
  brokenConnections,
  duplicateNames,
  unknownNode,
  removedNode,
  communityNode,
  unknownVersion,
  blockedNode,
  lostSettings,
  missingField,
  standInLeft,
  noAccount,
  unknownChoice,
  wrongType,
  misspeltField,
  missingSubNode,
  impossiblePorts,
  unreadableCode,
  unknownReference,
  laterReference,
  blockedCode,
  switchedOffModel,
  missingAnswer,
  formWithAnswer,
  sameWebhookPath,
  secretInFile,
  pinnedData,
  personalData,
  missingEquals,
  sqlFromText,
  commandFromText,
  promptFromText,
  openWebhook,
  firstOfMany,
  sendsBeforeItRemembers,
  retriesIrrevocable,
  endlessLoop,
  loopWired,
  errorOutputNowhere,
  failureAsSuccess,
  errorPathEnds,
  errorReachesNobody,
  branchWithoutAnswer,
  tooOften,
  localAddress,
  overviewNote,
  neverRuns,
  idleTrigger,
  noTimeZone,
  outdatedNode,
  markupFromText,
  needsAnotherWorkflow,
  installationMarks,
  ownResources,
  sectionNotes,
  defaultName,
  newerThanOldest,
  executionOrder,
  overlaps,
  unknownField,
];
