/**
 * Returns the tag for tests whose result is the same on both databases. `npm test` then runs them only on the other
 * database.
 */
export function slowOn(database: "embedded" | "postgres"): string[] {
  const isOn = process.env["TEST_DATABASE"] === database;
  return isOn && process.env["TEST_DATABASE_URL"] ? ["slow"] : [];
}
