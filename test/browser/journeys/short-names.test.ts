import { expect } from 'vitest'
import { privateNamesOfPageScript } from '../../../scripts/build/short-names.js'
import { test } from '../../support/browser-test.js'

test('nothing of the browser that the kit touches has a property of a name that the build cuts short', async ({
  open,
}) => {
  const visit = await open()
  const { all, taken } = await visit.evaluate((wanted) => {
    const known = new Set<string>()
    const learn = (thing: unknown) => {
      for (let each = thing; each === Object(each); each = Object.getPrototypeOf(each))
        for (const name of Object.getOwnPropertyNames(each)) known.add(name)
    }
    for (const name of Object.getOwnPropertyNames(window)) {
      const { prototype = undefined } = Object(Reflect.get(window, name))
      if (prototype === Node.prototype || prototype instanceof Node) learn(prototype)
    }
    const heard = [CustomEvent, InputEvent, KeyboardEvent, PageTransitionEvent, PointerEvent, StorageEvent]
    const used = [AbortController, Clipboard, CSSStyleSheet, CustomElementRegistry, Navigator, Storage]
    const plain = [Array, Error, Function, Map, Promise, Set, String, WeakMap, WeakSet]
    for (const { prototype } of [...heard, ...used, ...plain]) learn(prototype)
    for (const thing of [window, location, console, JSON, Number, Object, Promise, Reflect]) learn(thing)
    return { all: known.size, taken: wanted.filter((name) => known.has(name)) }
  }, privateNamesOfPageScript)
  expect(all).toBeGreaterThan(1000)
  expect(taken).toEqual([])
})
