/** The place of the inquiry form on the contact page, for links that lead to the form itself. */
export const FORM_ID = "inquiry-form"
