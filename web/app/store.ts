import { useSyncExternalStore } from 'react'

/** A value of the page that changes with time, shared by screens and by modules outside of React. */
export class Store<Value> {
  private initial: Value
  private value: Value
  private readonly listeners = new Set<() => void>()

  constructor(initial: Value) {
    this.initial = initial
    this.value = initial
  }

  readonly get = (): Value => this.value

  /** The value of first displays, which the build and React must agree on. */
  readonly getInitial = (): Value => this.initial

  /** Sets the value before anything is shown. */
  start(value: Value): void {
    this.initial = value
    this.set(value)
  }

  set(value: Value): void {
    this.value = value
    for (const listener of this.listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

/** Reads the value of a store; the component is rendered again when it changes. */
export const useStore = <Value>({ subscribe, get, getInitial }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, getInitial)
