import { countingIn } from './counting.ts'

export const { number, percent, share, plural, counted, fileSize } = countingIn('en', ['bytes', 'kB', 'MB'])
