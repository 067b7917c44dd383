/** Something before and after one "@": what a form asks for before anything is sent. */
export const EMAIL_SHAPE = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;
