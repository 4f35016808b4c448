/**
 * Who may call an endpoint or open a screen:
 * - `public`: anyone, with an account or without;
 * - `anonymous`: a visitor without account, and nobody who is signed in;
 * - `user`: anyone who is signed in;
 * - `manager`: a manager of the canteen that the address names;
 * - `elected`: an elected official;
 * - `staff`: the staff of the service.
 */
export type Access = 'public' | 'anonymous' | 'user' | 'manager' | 'elected' | 'staff'
