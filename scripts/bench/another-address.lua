-- For wrk: every request asks for another address of the same page, none of which is kept.
local asked = 1000 + os.time() % 100 * 5000

request = function()
  asked = asked + 1
  return wrk.format("GET", wrk.path .. "?maxPrice=" .. asked)
end
