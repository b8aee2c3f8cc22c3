import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { readRouteError } from "./route-error.ts";

const response = (status: number, data: unknown) => new ErrorResponse(status, "", data);

test("what the server said is preserved: title, request id, detail", () => {
  const details = { title: "Not available right now", requestId: "r-1", detail: "Back at noon." };
  expect(readRouteError(response(503, details))).toEqual({ status: 503, ...details });
});

test.each([
  [404, null, "Not found"],
  [404, "No route matches", "Not found"],
  [429, {}, "Too many requests"],
  [418, {}, "Something went wrong"],
])("a %i with %j has a title all the same", (status, data, title) => {
  expect(readRouteError(response(status, data))).toEqual({ status, title });
});

test("an error of the browser's own is a 500 that shows nothing of itself", () => {
  expect(readRouteError(new TypeError("Failed to fetch /assets/secret.js"))).toEqual({ status: 500, title: "Something went wrong" });
});
