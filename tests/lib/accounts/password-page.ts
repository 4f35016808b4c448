/** What a page of the site does: judges a password where it is typed. */
import { passwordStrength } from '@ma-cantine/lib/accounts/password-strength'

Object.assign(globalThis, { passwordStrength })
