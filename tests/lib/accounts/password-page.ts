/** Judges a password in a page, as the site does. */
import { passwordStrength } from '@ma-cantine/lib/accounts/password-strength'

Object.assign(globalThis, { passwordStrength })
