// All words of the accounts: pages, mails, and what each refusal of the account service means.
// Words in {braces} are filled in. Types for the icons and links are not needed here.
import { brand } from "./brand.ts";

/** Mails of the account service. {code}: six digits. {link}: lines with a link, or nothing. */
export const accountMails = {
  signup: {
    subject: `Confirm your email address for ${brand.name}`,
    text: `Welcome. Please confirm that this address is yours.{link}\n\nOr type this code where you signed up: {code}\n\nBoth work for 24 hours. If you did not sign up, ignore this mail: without the confirmation there is no account.`,
  },
  existing: {
    subject: `You already have an account at ${brand.name}`,
    text: `Somebody, most likely you, tried to sign up with this address. It has an account already, so nothing was changed.\n\nSign in with the password you have, or choose a new one with "Forgot your password?".\n\nIf that was not you, there is nothing to do.`,
  },
  recovery: {
    subject: `Choose a new password for ${brand.name}`,
    text: `Somebody, most likely you, asked for a new password.{link}\n\nOr type this code on the page where you asked: {code}\n\nBoth work for one hour. If that was not you, ignore this mail: your password stays as it is.`,
  },
  invite: {
    subject: `You were invited to the back office of ${brand.name}`,
    text: `You can now work in the back office. Please choose a password first.{link}\n\nOr open "Forgot your password?" on the site and have a code sent to this address. Your code for this invitation: {code}\n\nIt works for 72 hours. You will be asked to set up an authenticator app on your phone.`,
  },
  /** For somebody who has an account and a password. */
  inviteExisting: {
    subject: `You were invited to the back office of ${brand.name}`,
    text: `Your account can open the back office from now on. Please accept the invitation first.{link}\n\nOr choose "Sign in" on the website, then "I was invited", and type this address and this code: {code}\n\nBoth work for 72 hours. You will be asked to set up an authenticator app on your phone, if you have none yet.`,
  },
  magicLink: {
    subject: `Sign in to ${brand.name}`,
    text: `Somebody, most likely you, wants to sign in with this address.{link}\n\nOr type this code where you asked for it: {code}\n\nBoth work for one hour. If that was not you, ignore this mail.`,
  },
  /** A code in place of the password; never a link. */
  reauthentication: {
    subject: `Your code for ${brand.name}`,
    text: `To be sure that it is you, please type this code on the page that asked for it: {code}\n\nIt works for one hour. If you did not ask for it, somebody else is signed in to your account: choose a new password at once.`,
  },
  emailChangeCurrent: {
    subject: `Your email address at ${brand.name} is about to change`,
    text: `Somebody, most likely you, wants to change the address of this account to {newEmail}. Both mailboxes have to agree.{link}\n\nOr type this code on your account page: {code}\n\nBoth work for 24 hours. If that was not you, do nothing, and choose a new password.`,
  },
  emailChangeNew: {
    subject: `Confirm your new email address for ${brand.name}`,
    text: `Somebody, most likely you, wants to use this address for an account. Both the old and the new mailbox have to agree.{link}\n\nOr type this code on your account page: {code}\n\nBoth work for 24 hours. If that was not you, ignore this mail.`,
  },
  passwordChanged: {
    subject: `Your password at ${brand.name} was changed`,
    text: `The password of your account was changed, and every other session was signed out.\n\nIf that was not you, choose a new one at once with "Forgot your password?" and write to ${brand.email.support}.`,
  },
  emailChanged: {
    subject: `Your email address at ${brand.name} was changed`,
    text: `Both mailboxes agreed: your account has a new email address, and this one no longer opens it.\n\nIf that was not you, write to ${brand.email.support}.`,
  },
  secondFactorChanged: {
    subject: `The second step of signing in at ${brand.name} was changed`,
    text: `An authenticator app was added to your account or taken away from it.\n\nIf that was not you, choose a new password at once and write to ${brand.email.support}.`,
  },
  secondFactorRefused: {
    subject: `Wrong codes when signing in at ${brand.name}`,
    text: `Somebody passed the first step of signing in to your account, by its password or by a mail, and then typed several wrong codes.\n\nIf that was not you, choose a new password at once with "Forgot your password?".`,
  },
  recoveryCodeUsed: {
    subject: `A recovery code was used at ${brand.name}`,
    text: `Somebody, most likely you, signed in to your account with one of its recovery codes.\n\nIf that was not you, choose a new password at once with "Forgot your password?" and write to ${brand.email.support}.`,
  },
  recoveryCodesRemoved: {
    subject: `Your recovery codes at ${brand.name} were removed`,
    text: `The recovery codes of your account were removed: none of them opens it any more.\n\nIf that was not you, choose a new password at once and write to ${brand.email.support}.`,
  },
  /** {url} on a line of its own. */
  link: "\n\nOpen this page:\n\n{url}",
} as const;

/** Words that several account pages share. */
export const accountWords = {
  email: "Email",
  password: "Password",
  newPassword: "New password",
  passwordHint: "At least 10 characters. A short sentence is easy to remember.",
  show: "Show password",
  hide: "Hide password",
  waiting: "One moment",
  scriptsNeeded: "Accounts need JavaScript. The rest of this website works without it.",
  code: "Code from the mail",
  codeHint: "Six digits.",
  tryAgain: "Try again",
} as const;

/** What each refusal of the account service means to a person, by its code. */
export const accountProblems: Record<string, string> = {
  invalid_credentials: "That email and password do not belong together.",
  email_not_confirmed:
    "This address is not confirmed yet. Please open the link in our mail, or have it sent again.",
  user_banned: "This account is locked. Please write to us.",
  user_already_exists: "There is an account with this address already. Please sign in.",
  email_exists: "Another account uses this address.",
  weak_password_length: "Please choose a password of 10 to 72 characters.",
  weak_password_pwned: "This password is easy to guess. Please choose another one.",
  weak_password: "Please choose a stronger password.",
  same_password: "This is the password you have already.",
  current_password_required: "Please enter your present password too.",
  current_password_invalid: "That is not your present password.",
  otp_expired:
    "This code or link is wrong, too old, or was used already. Please ask for a new one.",
  validation_failed: "Please check what you entered.",
  over_request_rate_limit: "That was too often. Please wait a quarter of an hour and try again.",
  over_email_send_rate_limit: "We have just sent a mail. Please wait a minute before the next one.",
  mfa_verification_failed:
    "This code is not right, or was used already. Please enter the newest one.",
  mfa_challenge_expired: "That took too long. Please enter the newest code.",
  mfa_recovery_codes_locked: "Too many wrong recovery codes. Please wait a quarter of an hour.",
  mfa_factor_name_conflict: "There is an authenticator app of this name already.",
  insufficient_aal: "Please confirm with your authenticator app first: sign out and in again.",
  session_missing: "You were signed out. Please sign in again.",
  signup_disabled: "New accounts cannot be made at the moment.",
  reauthentication_needed: "Please sign out and in again first, then change your password.",
  email_address_invalid: "Mail to this address does not arrive. Please use another one.",
  unreachable: "We could not be reached. Please check your connection and try again.",
  unexpected: "Something went wrong on our side. Please try again.",
};

export const signInPage = {
  title: "Sign in",
  description: "Sign in to see and repeat your downloads.",
  submit: "Sign in",
  forgot: "Forgot your password?",
  noAccount: "No account yet?",
  signUp: "Sign up",
  resend: "Send the confirmation again",
  resent: "We have sent the mail again.",
} as const;

export const signUpPage = {
  title: "Sign up",
  description: "An account keeps your downloads together. Everything else works without one.",
  submit: "Sign up",
  haveAccount: "Have an account already?",
  signIn: "Sign in",
  privacy: { before: "We keep your email and your downloads, nothing else. ", link: "Privacy" },
} as const;

export const confirmPage = {
  title: "Confirm your email",
  description: "Confirm the email address of your account.",
  /** {email} */
  sent: "We have sent a mail to {email}. Open its link, or type its code here.",
  typed: "Type the code of our mail, and the address it came to.",
  opened: "Press the button to confirm that the address is yours.",
  submit: "Confirm",
  resend: "Send the mail again",
  resent: "We have sent the mail again.",
  halfway: "Thank you. Now please open the mail in the other mailbox and confirm there too.",
  done: "Your address is confirmed.",
} as const;

export const forgotPage = {
  title: "Choose a new password",
  description: "We send you a mail with which you choose a new password.",
  submit: "Send the mail",
  /** {email} */
  sent: "If {email} has an account, a mail is on its way. Open its link, or type its code here.",
  withCode: "Continue",
  back: "Back to sign in",
} as const;

export const resetPage = {
  title: "Choose your password",
  description: "Choose the password of your account.",
  opened: "Press the button to continue.",
  open: "Continue",
  submit: "Save password",
  done: "Your password is saved. Every other session was signed out.",
  noLink: "This page opens from the link in our mail.",
  ask: "Ask for a mail",
} as const;

export const secondStep = {
  title: "Second step",
  intro: "Enter the code that your authenticator app shows now.",
  code: "Code from the app",
  submit: "Continue",
  lostPhone: "Use a recovery code",
  recoveryCode: "Recovery code",
  withApp: "Use the authenticator app",
  setUpTitle: "Set up an authenticator app",
  setUpIntro:
    "Signing in then needs your password and a code from your phone. Any authenticator app will do.",
  required: "Staff sign in with two steps. It takes a minute to set up.",
  scan: "Scan this picture with the app, or type the key into it.",
  qrAlt: "QR code for the authenticator app",
  key: "Key",
  verify: "Verify",
  codesTitle: "Your recovery codes",
  codesIntro:
    "Each opens your account once when your phone is lost. Keep them where you keep your keys: they are shown only now.",
  copy: "Copy",
  copied: "Copied",
  kept: "I have kept them",
  start: "Set up",
  remove: "Turn off",
  on: "Signing in needs a code from your authenticator app.",
  off: "Signing in needs only your password.",
  /** {remaining} */
  remaining: "{remaining} recovery codes are left.",
  newCodes: "New recovery codes",
} as const;

export const accountPage = {
  title: "Your account",
  description: "Your profile, downloads and sessions.",
  signOut: "Sign out",
  backOffice: "Back office",
  loadProblem: "Your account could not be loaded.",
  downloads: {
    title: "Your downloads",
    none: "You have not downloaded a template yet.",
    browse: "Browse templates",
    again: "Download again",
    failed: "Download failed. Please try again.",
    /** {date} */
    last: "last on {date}",
  },
  profile: { title: "Profile", name: "Name", save: "Save", saved: "Saved." },
  email: {
    title: "Email",
    new: "New email",
    save: "Change email",
    /** {email} */
    waiting: "Waiting for {email}: please confirm in both mailboxes, the old one and the new one.",
    confirm: "Enter a code from the mail",
  },
  password: {
    title: "Password",
    present: "Present password",
    save: "Change password",
    saved: "Your password is changed. Every other session was signed out.",
  },
  second: { title: "Second step" },
  sessions: {
    title: "Sessions",
    intro: "Where you are signed in.",
    hosted: "Signs you out in every browser.",
    current: "this one",
    /** {date} */
    used: "last used {date}",
    unknown: "Unknown browser",
    end: "Sign out",
    everywhere: "Sign out everywhere",
  },
  remove: {
    title: "Delete account",
    text: "Your account, your sessions and your profile are deleted at once. This cannot be undone.",
    open: "Delete my account",
    confirm: "Delete for good",
    cancel: "Cancel",
    done: "Your account is deleted.",
    hosted: "Write to us to have your account deleted:",
  },
} as const;
