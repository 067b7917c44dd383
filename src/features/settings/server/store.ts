import { rowsOf } from "#platform/database/rows.ts";
import { staff } from "#platform/database/schema/accounts.ts";

export const staffRows = rowsOf(staff);
