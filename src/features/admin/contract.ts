/** Answer of GET /api/admin/overview; times are ISO. */
export type Overview = {
  messages: {
    new: number;
    open: number;
    total: number;
    newest: { id: string; name: string; excerpt: string; status: string; at: string }[];
  };
  leads: { total: number; newest: { email: string; interest: string | null; at: string }[] };
  downloads: { total: number; newest: { email: string | null; title: string; at: string }[] };
  /** Jobs that failed every retry: mails and the like that did not go out. */
  failed: { total: number; newest: { id: string; what: string; why: string; at: string }[] };
};
