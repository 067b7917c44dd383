/**
 * Returns the tag by which `npm test` leaves out tests on `database`, if the tests also run on the other database and
 * have the same result there.
 */
export function slowOn(database: "embedded" | "postgres"): string[] {
  const isOn = process.env["TEST_DATABASE"] === database;
  return isOn && process.env["TEST_DATABASE_URL"] ? ["slow"] : [];
}
