import { countingIn } from './counting.ts'

export const { number, percent, plural, counted, fileSize } = countingIn('en', ['bytes', 'kB', 'MB'])
