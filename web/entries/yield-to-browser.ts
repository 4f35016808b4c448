/** Ends the task under way, so that the browser paints and answers before the next. */
export const yieldToBrowser = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
