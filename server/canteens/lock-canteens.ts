export { type CanteenLock, lockCanteens } from '../teams/lock-canteens.ts'
