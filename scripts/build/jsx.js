// Provides the JSX factory of the page script, so that the JSX runtime doesn't add a second one.
export { createElement, Fragment } from 'react'
