// Provides the JSX factory of the page script, which needs no second one from the JSX runtime.
export { createElement, Fragment } from 'react'
