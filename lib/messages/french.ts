import { countingIn } from './counting.ts'

export const { number, percent, share, plural, counted, fileSize } = countingIn('fr', ['octets', 'ko', 'Mo'])
