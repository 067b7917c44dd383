// All texts of the accounts: pages, emails, and an explanation of each refusal of the account
// service. The code fills in {placeholders}. This file needs no types for icons and links.
import { brand } from "../site/brand.ts";
import type { Problem, Way } from "../site/forms.ts";

/** Emails of the account service. {code}: six digits. {link}: a button; empty if the email has no link. */
export const accountMails = {
  signup: {
    get subject() {
      return `Confirm your email address for ${brand.name}`;
    },
    button: "Confirm this address",
    text: `Welcome. Please confirm that this address is yours.\n\n{link}\n\nOr type this code where you signed up: {code}\n\nBoth work for 24 hours. If you did not sign up, ignore this email: without the confirmation there is no account.`,
  },
  existing: {
    get subject() {
      return `You already have an account at ${brand.name}`;
    },
    text: `Somebody, most likely you, tried to sign up with this address. It has an account already, so nothing was changed.\n\nSign in with the password you have, or choose a new one with "Forgot your password?".\n\nIf that was not you, there is nothing to do.`,
  },
  recovery: {
    get subject() {
      return `Choose a new password for ${brand.name}`;
    },
    button: "Choose a new password",
    text: `Somebody, most likely you, asked for a new password.\n\n{link}\n\nOr type this code on the page where you asked: {code}\n\nBoth work for one hour. If that was not you, ignore this email: your password stays as it is.`,
  },
  invite: {
    get subject() {
      return `You were invited to the back office of ${brand.name}`;
    },
    button: "Accept the invitation",
    text: `You can now work in the back office. Please choose a password first.\n\n{link}\n\nOr choose "Sign in" on the website, then "I was invited", and type this address and this code: {code}\n\nBoth work for 72 hours. You will be asked to set up an authenticator app on your phone.`,
  },
  /** Invitation for somebody who has an account with a password. */
  inviteExisting: {
    get subject() {
      return `You were invited to the back office of ${brand.name}`;
    },
    button: "Accept the invitation",
    text: `Your account can open the back office from now on. Please accept the invitation first.\n\n{link}\n\nOr choose "Sign in" on the website, then "I was invited", and type this address and this code: {code}\n\nBoth work for 72 hours. You will be asked to set up an authenticator app on your phone, if you have none yet.`,
  },
  magicLink: {
    get subject() {
      return `Sign in to ${brand.name}`;
    },
    button: "Sign in",
    text: `Somebody, most likely you, wants to sign in with this address.\n\n{link}\n\nOr type this code where you asked for it: {code}\n\nBoth work for one hour. If that was not you, ignore this email.`,
  },
  /** Email with a code, and never with a link. With the code, somebody without a password confirms a change. */
  reauthentication: {
    get subject() {
      return `Your code for ${brand.name}`;
    },
    text: `To be sure that it is you, please type this code on the page that asked for it: {code}\n\nIt works for one hour. If you did not ask for it, somebody else is signed in to your account: choose a new password at once.`,
  },
  emailChangeCurrent: {
    get subject() {
      return `Your email address at ${brand.name} is about to change`;
    },
    button: "Agree to the change",
    text: `Somebody, most likely you, wants to change the address of this account to {newEmail}. Both mailboxes have to agree.\n\n{link}\n\nOr type this code on your account page: {code}\n\nBoth work for 24 hours. If that was not you, do nothing, and choose a new password.`,
  },
  emailChangeNew: {
    get subject() {
      return `Confirm your new email address for ${brand.name}`;
    },
    button: "Confirm this address",
    text: `Somebody, most likely you, wants to use this address for an account. Both the old and the new mailbox have to agree.\n\n{link}\n\nOr type this code on your account page: {code}\n\nBoth work for 24 hours. If that was not you, ignore this email.`,
  },
  passwordChanged: {
    get subject() {
      return `Your password at ${brand.name} was changed`;
    },
    get text() {
      return `The password of your account was changed, and every other session was signed out.\n\nIf that was not you, choose a new one at once with "Forgot your password?" and write to ${brand.email.support}.`;
    },
  },
  emailChanged: {
    get subject() {
      return `Your email address at ${brand.name} was changed`;
    },
    get text() {
      return `Both mailboxes agreed: your account has a new email address, and this one no longer opens it.\n\nIf that was not you, write to ${brand.email.support}.`;
    },
  },
  secondFactorChanged: {
    get subject() {
      return `Two-step sign-in at ${brand.name} was changed`;
    },
    get text() {
      return `An authenticator app was added to your account or taken away from it.\n\nIf that was not you, choose a new password at once and write to ${brand.email.support}.`;
    },
  },
  secondFactorRefused: {
    get subject() {
      return `Wrong codes when signing in at ${brand.name}`;
    },
    text: `Somebody passed the first step of signing in to your account, by its password or by an email, and then typed several wrong codes.\n\nIf that was not you, choose a new password at once with "Forgot your password?".`,
  },
  recoveryCodeUsed: {
    get subject() {
      return `A recovery code was used at ${brand.name}`;
    },
    get text() {
      return `Somebody, most likely you, signed in to your account with one of its recovery codes.\n\nIf that was not you, choose a new password at once with "Forgot your password?" and write to ${brand.email.support}.`;
    },
  },
  recoveryCodesRemoved: {
    get subject() {
      return `Your recovery codes at ${brand.name} were removed`;
    },
    get text() {
      return `The recovery codes of your account were removed: none of them opens it anymore.\n\nIf that was not you, choose a new password at once and write to ${brand.email.support}.`;
    },
  },
} as const;

/** Texts that several account pages share. */
export const accountWords = {
  password: "Password",
  newPassword: "New password",
  passwordHint: "At least 10 characters. A short sentence is easy to remember.",
  show: "Show password",
  hide: "Hide password",
  waiting: "One moment",
  scriptsNeeded:
    "Accounts need JavaScript. You can read everything else on this website, and write to us, without it.",
  code: "Code we sent you",
  codeHint: "Six digits.",
  sendAgain: "Send the email again",
  sentAgain: "We have sent the email again.",
  close: "Close",
} as const;

/** Links that help after a refusal of the account service. Without a link, the page shows only the form again. */
export const waysOn = {
  signIn: { label: "Sign in", to: "/sign-in", returns: true },
  signUp: { label: "Sign up", to: "/sign-up" },
  forgot: { label: "Choose a new password", to: "/forgot" },
  account: { label: "Your account", to: "/account" },
  write: {
    label: "Write to us",
    get to() {
      return `mailto:${brand.email.support}`;
    },
  },
} as const satisfies Record<string, Way>;

const over: Problem = {
  message: "You were signed out. Please sign in again.",
  way: waysOn.signIn,
};

/**
 * Explains each refusal of the account service, by its code. {wait}: a text such as "in 5 minutes".
 * Codes that only a bug can cause are explained by "unexpected".
 */
export const accountProblems = {
  invalid_credentials: {
    message: "That email and password do not belong together.",
    way: waysOn.forgot,
  },
  email_not_confirmed: {
    message:
      "This address is not confirmed yet. Please open the link in our email, or have it sent again.",
  },
  user_banned: { message: "This account is locked. Please write to us.", way: waysOn.write },
  user_already_exists: {
    message: "There is an account with this address already.",
    way: waysOn.signIn,
  },
  email_exists: { message: "Another account uses this address. Please enter another one." },
  weak_password_length: { message: "Please choose a password of 10 to 72 characters." },
  weak_password_pwned: { message: "This password is easy to guess. Please choose another one." },
  weak_password: { message: "Please choose a stronger password." },
  same_password: { message: "This is the password you have already. Please choose another one." },
  current_password_required: {
    message: "Please enter your current password too.",
    way: waysOn.forgot,
  },
  current_password_invalid: { message: "That is not your current password.", way: waysOn.forgot },
  otp_expired: {
    message:
      "This code or link is wrong, too old, or has already been used. Please check it, or have a new one sent.",
  },
  other_browser: {
    message:
      "This link was asked for in another browser, or by somebody else, and works only there. Please sign in here, or have an email sent with which you choose a new password.",
    way: waysOn.forgot,
  },
  validation_failed: { message: "Please check what you entered." },
  over_request_rate_limit: { message: "That was too often. Please try again {wait}." },
  over_email_send_rate_limit: {
    message: "We have sent an email to this address already. You can have the next one {wait}.",
  },
  mfa_verification_failed: {
    message: "This code is not right, or has already been used. Please enter the latest one.",
  },
  mfa_challenge_expired: { message: "That took too long. Please enter the latest code." },
  mfa_recovery_codes_locked: { message: "Too many wrong recovery codes. Please try again {wait}." },
  mfa_factor_name_conflict: {
    message: "There is an authenticator app of this name already.",
    way: waysOn.account,
  },
  mfa_factor_not_found: {
    message: "This authenticator app is not set up anymore.",
    way: waysOn.account,
  },
  mfa_verified_factor_exists: { message: "You have recovery codes already.", way: waysOn.account },
  mfa_recovery_codes_sole_factor: {
    message: "Recovery codes need an authenticator app beside them.",
    way: waysOn.account,
  },
  too_many_enrolled_mfa_factors: {
    message: "More authenticator apps cannot be added. Please remove one first.",
    way: waysOn.account,
  },
  insufficient_aal: {
    message: "Please confirm with your authenticator app first.",
    way: waysOn.account,
  },
  session_missing: over,
  session_not_found: over,
  session_expired: over,
  refresh_token_not_found: over,
  refresh_token_already_used: over,
  no_authorization: over,
  bad_jwt: over,
  user_not_found: over,
  signup_disabled: { message: "New accounts cannot be made at the moment.", way: waysOn.write },
  email_provider_disabled: {
    message: "Signing in with a password is switched off at the moment.",
    way: waysOn.write,
  },
  reauthentication_needed: {
    message: "To be sure that it is you, we have sent a code to your address. Please enter it too.",
  },
  reauthentication_not_valid: {
    message:
      "This code is wrong, too old, or has already been used. Please check it, or have a new one sent.",
  },
  email_address_invalid: {
    message: "Email to this address does not arrive. Please use another one.",
  },
  conflict: { message: "Something else was changed at the same moment. Please try again." },
  unavailable: { message: "We are busy at the moment. Please try again {wait}." },
  unreachable: { message: "We could not be reached. Please check your connection and try again." },
  unexpected: {
    message: "Something went wrong on our side. Please try again, or tell us.",
    way: waysOn.write,
  },
} as const satisfies Record<string, Problem>;

/** Values of {wait}. */
export const accountWaits = {
  seconds: "in {count} seconds",
  minutes: "in {count} minutes",
  hours: "in {count} hours",
  /** Used if the service does not say how long to wait. */
  aMinute: "in a minute",
  later: "later",
  unknown: {
    over_request_rate_limit: "in a quarter of an hour",
    mfa_recovery_codes_locked: "in a quarter of an hour",
  } as Partial<Record<keyof typeof accountProblems, string>>,
} as const;

export const signInPage = {
  title: "Sign in",
  description: "Sign in to see and repeat your downloads.",
  submit: "Sign in",
  forgot: "Forgot your password?",
  noAccount: "No account yet?",
  signUp: "Sign up",
  invited: "I was invited",
  resend: "Send the confirmation again",
  enterCode: "Enter the code from our email",
} as const;

export const signUpPage = {
  title: "Sign up",
  description: "An account keeps your downloads together. Everything else works without one.",
  submit: "Sign up",
  haveAccount: "Have an account already?",
  signIn: "Sign in",
  /** Shown instead of the form if sign-up is closed (SIGN_UP=off). */
  closed: {
    intro:
      "New accounts are made by invitation only at the moment. An account keeps your downloads together; everything else works without one.",
    contact: { label: "Contact", to: "section", section: "contact" },
  },
  privacy: {
    before:
      "We keep your email, a scrambled form of your password, where you are signed in, your downloads, and a log of what happened to the account. ",
    link: "What exactly, and how long",
  },
} as const;

export const confirmPage = {
  title: "Confirm your email",
  description: "Confirm the email address of your account.",
  submit: "Confirm",
  /**
   * Texts of the confirmation page, by the purpose of the email that led there. `opened`: the person opened the email's
   * link. `typed`: the person typed the email's code. `dead`: link and code no longer work.
   */
  signup: {
    title: "Confirm your email",
    opened: "Press the button to confirm that the address is yours.",
    typed: "Type the code from our email, and the address it came to.",
    dead: "It is too old, or has already been used. If you have confirmed your address, just sign in. Otherwise have a new email sent.",
  },
  email_change: {
    title: "Confirm the change",
    opened: "Press the button to agree to the change of address.",
    typed: "Type the code from our email, and the address it came to.",
    dead: "It is too old, or has already been used. Your account page shows what your address is now, and sends a new email.",
  },
  invite: {
    title: "Your invitation",
    opened: "Press the button to accept it.",
    typed:
      "Type the code from our invitation, and the address it came to. If it is too old, please ask whoever invited you to do it again.",
    dead: "It is too old, or has already been used. If you have chosen a password, just sign in. Otherwise please ask whoever invited you to do it again.",
  },
  magiclink: {
    title: "Sign in",
    opened: "Press the button to sign in.",
    typed: "Type the code from our email, and the address it came to.",
    dead: "It is too old, or has already been used. Please sign in with your password.",
  },
  sent: "We have sent an email to {email}. Open its link, or type its code here.",
  noMail: "No email, or too old?",
  otherAddress: "Use another address",
  halfway: {
    title: "One more mailbox",
    typed: "Thank you. Now please open the email in the other mailbox and confirm there too.",
    code: "Enter the other code",
  },
  again: {
    title: "Have a new email sent",
    intro: "To which address? If it is confirmed already, just sign in.",
    submit: "Send a new email",
  },
  deadTitle: "This link no longer works",
  signIn: "Sign in",
  account: "Your account",
} as const;

export const forgotPage = {
  title: "Choose a new password",
  description: "We send you an email with which you choose a new password.",
  submit: "Send the email",
  sentTitle: "Enter the code",
  sent: "If {email} has an account, an email is on its way. Open its link, or type its code here.",
  otherAddress: "Use another address",
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
  noLink: "This page opens from the link in our email.",
  ask: "Ask for an email",
} as const;

export const secondStep = {
  title: "Two-step sign-in",
  intro: "Enter the code that your authenticator app shows now.",
  code: "Code from the app",
  submit: "Continue",
  lostPhone: "Use a recovery code",
  recoveryCode: "Recovery code",
  recoveryCodeRefused:
    "This recovery code is not right, or has already been used. Please check it, or take another one.",
  /** {wait}: words such as "in 5 minutes". */
  codesLocked:
    "Too many codes for now. Please use a recovery code, or sign out and choose a new password by email, where your app's codes are taken. Otherwise please try again {wait}.",
  /** Shown after signing in with a recovery code. */
  recovered: "If your phone is lost, set up another one on your account page.",
  withApp: "Use the authenticator app",
  /** Shown before our email address. */
  lostBoth: "Neither the app nor a recovery code at hand? Write to us:",
  signOut: "Sign out",
  setUpTitle: "Set up an authenticator app",
  setUpIntro:
    "With an authenticator app, signing in asks for your password and for a code from your phone. Any such app will do.",
  required: "Staff sign in with two steps. It takes a minute to set up.",
  scan: "Scan this picture with the app, or type the key into it.",
  qrAlt: "QR code for the authenticator app",
  key: "Key",
  verify: "Verify",
  cancel: "Cancel",
  codesTitle: "Your recovery codes",
  codesIntro:
    "Each opens your account once when your phone is lost. Keep them where you keep your keys: they are shown only now.",
  copy: "Copy",
  copied: "Copied",
  copyByHand: "This browser does not let us copy. Please select the codes and copy them by hand.",
  kept: "I have kept them",
  start: "Set up",
  remove: "Turn off",
  on: "Signing in asks for your password and for a code from your authenticator app.",
  off: "At the moment, your password alone signs you in.",
  remaining: {
    one: "One recovery code is left. Please make new ones soon.",
    many: "{count} recovery codes are left.",
  },
  noneRemaining: "No recovery code is left. Please make new ones.",
  newCodes: "New recovery codes",
  notKept:
    "You have not said that you kept your recovery codes, and they are not shown again. Please make new ones.",
  toNewCodes: "Your account",
  newCodesNote: "New ones take the place of the old.",
  replace: "Use another phone",
  replaceTitle: "Set up your other phone",
  replaceIntro:
    "Set the app up on the other phone. Codes from the phone before stop working then; your recovery codes stay.",
  replaced: "Your other phone is set up.",
  /** The page adds a date to this name. */
  appName: "Authenticator app",
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
    last: "last on {date}",
  },
  profile: { title: "Profile", name: "Name", save: "Save", saved: "Saved." },
  email: {
    title: "Email",
    new: "New email",
    save: "Change email",
    waiting: "Waiting for {email}: please confirm in both mailboxes, the old one and the new one.",
    confirm: "Enter a code from the email",
    sendAgain: "Send the emails again",
    sentAgain: "We have sent both emails again.",
    cancel: "Cancel the change",
    canceled: "Your address stays as it is.",
  },
  password: {
    title: "Password",
    current: "Current password",
    save: "Change password",
    choose: "Choose a password",
    saved: "Your password is changed. Every other session was signed out.",
  },
  sessions: {
    title: "Sessions",
    intro: "Where you are signed in.",
    hosted: "Signs you out in every browser.",
    current: "this one",
    /** {begun}, {used}: day and time */
    times: "signed in {begun}, last used {used}",
    unknown: "Unknown browser",
    end: "Sign out",
    /** Label for screen readers. {session}: browser and times. */
    endNamed: "Sign out: {session}",
    everywhere: "Sign out everywhere",
  },
  remove: {
    title: "Delete account",
    text: "Your account, your sessions and your profile are deleted at once. This cannot be undone.",
    open: "Delete my account",
    confirm: "Delete for good",
    cancel: "Cancel",
    done: {
      title: "Your account is deleted",
      /** Shown if only the account was deleted. */
      rest: "What else you sent us stays for as long as our privacy page says.",
      leave: "To the start page",
    },
    hosted: "Write to us to have your account deleted:",
    /** {email}: the account's address. Shown to people without a password. */
    byCode: "To be sure that it is you, we have sent a code to {email}.",
    sendCode: "Send me a code",
  },
} as const;
