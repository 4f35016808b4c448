import { countingIn } from './counting.ts'

export const { number, plural, counted, fileSize } = countingIn('en', ['bytes', 'kB', 'MB'])
