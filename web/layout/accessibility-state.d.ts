declare module 'virtual:accessibility-state' {
  /** Computed at build from the criteria of RGAA (`build/accessibility-state.ts`). */
  export const accessibilityState: 'full' | 'partial' | 'none'
}
