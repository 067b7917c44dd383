import { firstOfMany } from "./care/first-of-many.ts";
import { answersEveryMail } from "./care/mail-loop.ts";
import { openWebhook } from "./care/open-webhook.ts";
import { promptFromText } from "./care/prompts.ts";
import { addressFromText, commandFromText, markupFromText, sqlFromText } from "./care/strangers.ts";
import { retriesIrrevocable, sendsBeforeItRemembers } from "./care/twice.ts";
import { blockedCode } from "./code/blocked-code.ts";
import { missingEquals } from "./code/missing-equals.ts";
import { laterReference, unknownReference } from "./code/references.ts";
import { lostPairing } from "./code/lost-pairing.ts";
import { unreadableCode } from "./code/unreadable-code.ts";
import { brokenConnections } from "./connections/broken-connections.ts";
import { connectionIds } from "./connections/connection-ids.ts";
import { duplicateNames } from "./connections/duplicate-names.ts";
import { impossiblePorts } from "./connections/impossible-ports.ts";
import { idleTrigger, neverRuns, nothingConnected, nothingStarts } from "./connections/starts.ts";
import { runsTwice } from "./connections/runs-twice.ts";
import { missingSubNode } from "./connections/sub-nodes.ts";
import { misspeltField, missingField, unknownChoice } from "./fields/parameters.ts";
import { wrongValue } from "./fields/contracts.ts";
import { crossedFields } from "./fields/crossed-fields.ts";
import { differentEmbeddings, sharedMemory, unknownTool } from "./nodes/ai-settings.ts";
import { wrongList } from "./fields/wrong-list.ts";
import { wrongType } from "./fields/wrong-type.ts";
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
import { noAccount, wrongAccount } from "./nodes/accounts.ts";
import { blockedNode } from "./nodes/blocked.ts";
import { switchedOffModel } from "./nodes/switched-off-models.ts";
import {
  communityNode,
  outdatedNode,
  removedNode,
  unknownNode,
  unknownVersion,
} from "./nodes/unknown-node.ts";
import { changesEverything, failureGoesOn, feedsItself } from "./care/writes.ts";
import { droppedField } from "./code/dropped-field.ts";
import { wrongNames } from "./code/wrong-names.ts";
import { singleBrace } from "./code/single-brace.ts";
import { misspeltName, misusedValue, wrongDateFormat } from "./code/values.ts";
import { pythonWithoutItems } from "./code/python.ts";
import { codeWithoutItems } from "./code/scripts.ts";
import { wrongShape } from "./connections/wrong-shape.ts";
import { brokenCondition } from "./fields/conditions.ts";
import { emptyMapping } from "./fields/empty-mapping.ts";
import { brokenJson, jsonFromText } from "./fields/json-fields.ts";
import { missingQueryValue } from "./fields/query-values.ts";
import { otherVersion } from "./fields/other-version.ts";
import { filledByNobody, missingChatInput } from "./nodes/ai-input.ts";
import { impossibleAddress, neverSent, unsafeRequest } from "./requests/requests.ts";
import { impossibleInterval, impossibleSchedule } from "./running/impossible-schedules.ts";
import { callsItself, mergeWithoutInput, switchedOffStep } from "./running/passing-by.ts";
import { impossibleSetting } from "./running/settings.ts";
import { impossibleToolName, sameToolName, toolWithoutPurpose } from "./nodes/tools.ts";
import type { Rule } from "./rule.ts";
import { localAddress, needsAnotherWorkflow } from "./running/elsewhere.ts";
import {
  errorOutputNowhere,
  errorPathEnds,
  errorReachesNobody,
  failureAsSuccess,
} from "./running/errors.ts";
import { endlessEffect } from "./running/endless-effects.ts";
import { endlessStep } from "./running/endless-steps.ts";
import { emptyLookup } from "./running/empty-lookup.ts";
import { endlessLoop, loopWired } from "./running/loops.ts";
import { noTimeZone, tooOften } from "./running/schedules.ts";
import { branchWithoutAnswer } from "./running/branch-without-answer.ts";
import {
  formWithAnswer,
  missingAnswer,
  sameWebhookPath,
  webhookWithoutBody,
} from "./running/webhooks.ts";
import { installationMarks, pinnedData } from "./share/marks.ts";
import { ownResources, personalData } from "./share/personal-data.ts";
import { secretInFile } from "./share/secrets-in-file.ts";

/** The rules that browsers load. Findings that are equally bad are listed in the order of these rules. */
export const RULES_OF_BROWSER: readonly Rule[] = [
  wrongShape,
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
  wrongList,
  missingSubNode,
  impossiblePorts,
  unreadableCode,
  misspeltName,
  singleBrace,
  codeWithoutItems,
  brokenJson,
  impossibleAddress,
  missingChatInput,
  unknownReference,
  laterReference,
  blockedCode,
  webhookWithoutBody,
  missingAnswer,
  otherVersion,
  changesEverything,
  localAddress,
  sharedMemory,
  secretInFile,
  pinnedData,
  personalData,
  missingEquals,
  droppedField,
  jsonFromText,
  brokenCondition,
  misusedValue,
  wrongDateFormat,
  runsTwice,
  sqlFromText,
  promptFromText,
  markupFromText,
  addressFromText,
  openWebhook,
  firstOfMany,
  answersEveryMail,
  retriesIrrevocable,
  endlessLoop,
  unsafeRequest,
  failureGoesOn,
  loopWired,
  errorOutputNowhere,
  errorReachesNobody,
  branchWithoutAnswer,
  overviewNote,
  neverRuns,
  noTimeZone,
  installationMarks,
  defaultName,
];

/**
 * All rules. To keep the file for browsers small, some rules run only in Node: those that need the large catalog of
 * node types, and those that find something in less than 1% of all workflows and would need much code. A rule for Node
 * can share its id with a rule for browsers, and then finds further places with the same mistake.
 */
export const RULES: readonly Rule[] = /* @__PURE__ */ RULES_OF_BROWSER.concat([
  misspeltField,
  endlessStep,
  endlessEffect,
  lostPairing,
  mergeWithoutInput,
  emptyLookup,
  wrongNames,
  impossibleToolName,
  filledByNobody,
  emptyMapping,
  executionOrder,
  ownResources,
  wrongValue,
  crossedFields,
  differentEmbeddings,
  unknownTool,
  pythonWithoutItems,
  wrongType,
  overlaps,
  sectionNotes,
  wrongAccount,
  switchedOffModel,
  toolWithoutPurpose,
  sameToolName,
  missingQueryValue,
  impossibleSetting,
  sendsBeforeItRemembers,
  impossibleSchedule,
  impossibleInterval,
  feedsItself,
  commandFromText,
  callsItself,
  tooOften,
  neverSent,
  failureAsSuccess,
  errorPathEnds,
  needsAnotherWorkflow,
  outdatedNode,
  formWithAnswer,
  sameWebhookPath,
  switchedOffStep,
  idleTrigger,
  unknownField,
  newerThanOldest,
]);
