/**
 * Tags for slow tests whose result is the same on both databases. `npm test` then leaves the tests out on this
 * database.
 */
export function slowOn(database: "embedded" | "postgres"): string[] {
  const isOn = process.env["TEST_DATABASE"] === database;
  return isOn && process.env["TEST_DATABASE_URL"] ? ["slow"] : [];
}
