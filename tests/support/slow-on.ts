/** For tests whose result is the same on both databases. `npm test` leaves them out on this one. */
export function slowOn(database: "embedded" | "postgres"): string[] {
  const isOn = process.env["TEST_DATABASE"] === database;
  return isOn && process.env["TEST_DATABASE_URL"] ? ["slow"] : [];
}
