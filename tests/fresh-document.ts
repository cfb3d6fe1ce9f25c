// The files of one worker share a document: what one leaves in its body, such as an observer, must not reach the next.
if (typeof document !== 'undefined') document.body.replaceWith(document.createElement('body'))
