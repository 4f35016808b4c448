import type { ScreenFacts } from '../app/screen.ts'

export const screens = [] as const satisfies readonly ScreenFacts[]
