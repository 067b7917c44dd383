/** Tags of what takes long and is the same on either database: `npm test` asks the other one, if there are both. */
export function slowOn(database: "embedded" | "postgres"): string[] {
  const isOn = process.env["TEST_DATABASE"] === database;
  return isOn && process.env["TEST_DATABASE_URL"] ? ["slow"] : [];
}
