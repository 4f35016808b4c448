import { countingIn } from './counting.ts'

export const { number, percent, plural, counted, fileSize } = countingIn('fr', ['octets', 'ko', 'Mo'])
