export { eraseOwner, erasePerson, findForStaff, locateOwner, showPerson } from "./people.ts";
export { privacyCommand } from "./privacy-command.ts";
export { replayEndings } from "./erasure/replay-endings.ts";
export { replayErasures } from "./erasure/replay.ts";
export { describeStoredData } from "./stored-data.ts";
