/** Where a request comes from. */
export type Caller = {
  origin: string;
  address: string;
  userAgent: string;
};
