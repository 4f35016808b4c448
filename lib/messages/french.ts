import { countingIn } from './counting.ts'

export const { number, plural, counted, fileSize } = countingIn('fr', ['octets', 'ko', 'Mo'])
