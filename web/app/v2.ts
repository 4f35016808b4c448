import { isV2 } from './addresses.ts'
import { screens } from './screens.ts'
import { start } from './start.tsx'

await start(screens, ({ path }) => isV2(path))
