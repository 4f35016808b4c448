import { useApp, useInput, useIsScreenReaderEnabled, usePaste, useWindowSize } from 'ink'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Context } from '../app/context.ts'
import { Session } from './effects/session.ts'
import { layOut } from './layout/lay-out.ts'
import { topOf } from './navigation/navigation.ts'
import { Drawn } from './views/drawn.tsx'
import { Plain } from './views/plain.tsx'

/** The home on a terminal: keys go to the session, what it has reached is drawn, or written for a screen reader. */
export function App({ context }: { readonly context: Context }) {
  const { exit, suspendTerminal } = useApp()
  const size = useWindowSize()
  const [session] = useState(() => new Session(context, { suspend: suspendTerminal, exit }))
  const navigation = useSyncExternalStore(session.subscribe, () => session.navigation)
  useEffect(() => session.start(), [session])
  useInput((input, key) => session.press(input, key, size))
  usePaste(text => session.paste(text))
  const isRead = useIsScreenReaderEnabled()
  if (isRead) return <Plain navigation={navigation} words={context.words} />
  const entry = topOf(navigation)
  const layout = entry.page && layOut(entry.page, entry, size)
  return <Drawn navigation={navigation} layout={layout} size={size} words={context.words} />
}
